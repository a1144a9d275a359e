import { ReadingNote } from '../lists/ReadingNote'
import { skeletonRows } from '../lists/table/skeletonRows'
import { Skeleton } from '../ui/Skeleton'

/** Stands for a page while its code is on its way: in the frame of `index.html`, and in the console after it. */
export const PageSkeleton = () => (
  <div className="page">
    <Skeleton style={{ width: 220, height: 28 }} />
    <div className="page-skeleton-rows">
      {skeletonRows((key) => (
        <Skeleton key={key} />
      ))}
      <ReadingNote isReading />
    </div>
  </div>
)
