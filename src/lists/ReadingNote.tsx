/**
 * "Loading..." in the middle of a skeleton that has `position: relative`, so that nothing moves when the rows arrive; announced
 * to screen readers as well.
 */
export function ReadingNote({ isReading }: { isReading: boolean }) {
  return (
    <div className="list-reading" role="status">
      {isReading && <span>Loading...</span>}
    </div>
  )
}
