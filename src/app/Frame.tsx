import { screenPath } from '../config/paths'
import { Skeleton } from '../ui/Skeleton'
import { MenuList } from './MenuList'
import { screens } from './screens'

const rows = Array.from({ length: 10 }, (_, row) => row)

/**
 * The frame of the console while its code is on its way, for the build alone, which writes it into `index.html`.
 * `public/form.js` leaves in the menu what the role may open, and takes the frame away once the console can be seen.
 */
export const Frame = ({ appName }: { appName: string }) => (
  <div className="shell" id="frame">
    <aside>
      <div className="sidebar">
        <MenuList
          appName={appName}
          screens={screens}
          link={({ screen }, content) => <a href={screenPath(screen)}>{content}</a>}
        />
      </div>
    </aside>
    <div>
      <div className="header" />
      <main className="page">
        <p role="status" className="visually-hidden">
          Loading...
        </p>
        <Skeleton style={{ width: 220, height: 28 }} />
        <div className="shell-rows" aria-hidden>
          {rows.map((row) => (
            <Skeleton key={row} />
          ))}
        </div>
      </main>
    </div>
  </div>
)
