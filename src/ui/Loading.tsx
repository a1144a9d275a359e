/** What stands where a page is on its way. */
export function Loading() {
  return (
    <p role="status" className="loading">
      Loading...
    </p>
  )
}
