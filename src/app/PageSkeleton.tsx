import { ReadingNote } from '../lists/ReadingNote'
import { Skeleton } from '../ui/Skeleton'

const rows = Array.from({ length: 10 }, (_, row) => row)

/** Stands for a page while its code is on its way: in the frame of `index.html`, and in the console after it. */
export const PageSkeleton = () => (
  <div className="page">
    <Skeleton style={{ width: 220, height: 28 }} />
    <div className="page-skeleton-rows">
      {rows.map((row) => (
        <Skeleton key={row} />
      ))}
      <ReadingNote isReading />
    </div>
  </div>
)
