import { screenPath } from '../config/paths'
import { MenuList } from './MenuList'
import { PageSkeleton } from './PageSkeleton'
import { screens } from './screens'

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
      <main>
        <PageSkeleton />
      </main>
    </div>
  </div>
)
