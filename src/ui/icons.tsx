import type { ReactNode } from 'react'

/**
 * A line icon of the console's own, 20 px, in the colour of the surrounding text, always next to a label. Icons that a page does
 * not begin with are made where they are used.
 */
export const icon = (drawing: ReactNode) => {
  // One shared element, so that a row that renders again does not render its icons again.
  const drawn = (
    <svg className="icon" aria-hidden width="20" height="20">
      {drawing}
    </svg>
  )
  return function Icon() {
    return drawn
  }
}

export const MenuIcon = /* @__PURE__ */ icon(<path d="M3 5.5h14M3 10h14M3 14.5h14" />)
export const FirstIcon = /* @__PURE__ */ icon(<path d="M14.5 4.5 9 10l5.5 5.5M5.5 4.5v11" />)
export const PreviousIcon = /* @__PURE__ */ icon(<path d="M12.5 4.5 7 10l5.5 5.5" />)
export const NextIcon = /* @__PURE__ */ icon(<path d="M7.5 4.5 13 10l-5.5 5.5" />)
export const LastIcon = /* @__PURE__ */ icon(<path d="M5.5 4.5 11 10l-5.5 5.5M14.5 4.5v11" />)
export const MoreIcon = /* @__PURE__ */ icon(<path strokeWidth="2.6" d="M10 4.5v0M10 10v0M10 15.5v0" />)
export const LogoutIcon = /* @__PURE__ */ icon(
  <path d="M12 3.5H5A1.5 1.5 0 0 0 3.5 5v10A1.5 1.5 0 0 0 5 16.5h7M8.5 10H17m-3-3 3 3-3 3" />,
)
export const CopyIcon = /* @__PURE__ */ icon(<path d="M7.5 7.5h8v8h-8zM12.5 7.5v-3h-8v8h3" />)
export const OpenIcon = /* @__PURE__ */ icon(<path d="M8 4.5H4.5v11h11V12M11.5 4.5h4v4M15 5l-5.5 5.5" />)
export const RefreshIcon = /* @__PURE__ */ icon(<path d="M15.5 8.5a6 6 0 1 0 .5 3M16 4.5v4h-4" />)
export const SearchIcon = /* @__PURE__ */ icon(<path d="M13 13A5.7 5.7 0 1 0 5 5a5.7 5.7 0 0 0 8 8l4 4" />)
export const AccountIcon = /* @__PURE__ */ icon(
  <path d="M10 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm-5 4.5a6 6 0 0 1 10 0M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z" />,
)

// The menu shows these icons before any script has loaded, so their drawings are in the page (IconShapes.tsx), and only there.
export const CampaignIcon = /* @__PURE__ */ icon(<use href="#icon-campaign" />)
export const StakingIcon = /* @__PURE__ */ icon(<use href="#icon-staking" />)
export const VestingIcon = /* @__PURE__ */ icon(<use href="#icon-vesting" />)
export const DashboardIcon = /* @__PURE__ */ icon(<use href="#icon-dashboard" />)
export const TrackingIcon = /* @__PURE__ */ icon(<use href="#icon-tracking" />)
export const UsersIcon = /* @__PURE__ */ icon(<use href="#icon-users" />)
export const TasksIcon = /* @__PURE__ */ icon(<use href="#icon-tasks" />)
export const AdminUsersIcon = /* @__PURE__ */ icon(<use href="#icon-admin-users" />)
export const ActivityIcon = /* @__PURE__ */ icon(<use href="#icon-activity" />)
export const SettingIcon = /* @__PURE__ */ icon(<use href="#icon-setting" />)
