/** Shown while a part of a page loads. */
export function Loading() {
  return (
    <p role="status" className="loading">
      Loading...
    </p>
  )
}
