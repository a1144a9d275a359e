/** Shown while a page loads. */
export function Loading() {
  return (
    <p role="status" className="loading">
      Loading...
    </p>
  )
}
