import type { ReactNode } from 'react'

/** The console's own line icons, 20 px, in the colour of the surrounding text, always next to a label. */
const icon = (drawing: ReactNode) => {
  // One shared element, so that a row that renders again does not render its icons again.
  const drawn = (
    <svg
      aria-hidden
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
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
export const CampaignIcon = /* @__PURE__ */ icon(
  <path d="M3 8.5v3a1 1 0 0 0 1 1h2.5l7 3.5V4L6.5 7.5H4a1 1 0 0 0-1 1ZM6.5 12.5V16M16.5 8.5v3" />,
)
export const CopyIcon = /* @__PURE__ */ icon(<path d="M7.5 7.5h8v8h-8zM12.5 7.5v-3h-8v8h3" />)
export const OpenIcon = /* @__PURE__ */ icon(<path d="M8 4.5H4.5v11h11V12M11.5 4.5h4v4M15 5l-5.5 5.5" />)
export const RefreshIcon = /* @__PURE__ */ icon(<path d="M15.5 8.5a6 6 0 1 0 .5 3M16 4.5v4h-4" />)
export const StakingIcon = /* @__PURE__ */ icon(
  <path d="M4 6c0-1.4 2.7-2.5 6-2.5S16 4.6 16 6s-2.7 2.5-6 2.5S4 7.4 4 6Zm0 0v8c0 1.4 2.7 2.5 6 2.5s6-1.1 6-2.5V6M4 10c0 1.4 2.7 2.5 6 2.5s6-1.1 6-2.5" />,
)
export const VestingIcon = /* @__PURE__ */ icon(<path d="M3.5 16.5h13M3.5 13h4l6-8h3" />)
export const ActivityIcon = /* @__PURE__ */ icon(<path d="M10 5.5V10l3 2M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z" />)
export const DashboardIcon = /* @__PURE__ */ icon(
  <path d="M3.5 3.5h5.5v6H3.5zM11.5 3.5h5v3.5h-5zM11.5 9.5h5v7h-5zM3.5 12h5.5v4.5H3.5z" />,
)
export const TrackingIcon = /* @__PURE__ */ icon(
  <path d="M10 17s5.5-4.6 5.5-9A5.5 5.5 0 0 0 4.5 8c0 4.4 5.5 9 5.5 9ZM10 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z" />,
)
export const UsersIcon = /* @__PURE__ */ icon(
  <path d="M7.5 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM2.5 16.5c0-2.8 2.2-4.5 5-4.5s5 1.7 5 4.5M12.5 3.8a3 3 0 0 1 0 5.5M14.5 12.4c1.8.6 3 2 3 4.1" />,
)
export const TasksIcon = /* @__PURE__ */ icon(<path d="M3.5 4.5h13v11h-13zM8.5 7.5v5l4-2.5z" />)
export const AdminUsersIcon = /* @__PURE__ */ icon(
  <path d="M10 2.5 4 5v4.5c0 3.8 2.5 6.5 6 8 3.5-1.5 6-4.2 6-8V5ZM7.5 9.8l1.8 1.8 3.2-3.4" />,
)
export const AuditIcon = /* @__PURE__ */ icon(<path d="M4.5 3.5h11v13h-11zM7.5 7h5M7.5 10h5M7.5 13h3" />)
export const SettingIcon = /* @__PURE__ */ icon(<path d="M3 6h7M14 6h3M12 8V4M3 14h3M10 14h7M8 16v-4" />)
export const SearchIcon = /* @__PURE__ */ icon(<path d="M13 13A5.7 5.7 0 1 0 5 5a5.7 5.7 0 0 0 8 8l4 4" />)
export const WalletIcon = /* @__PURE__ */ icon(<path d="M3.5 6.5h13v9h-13zM3.5 6.5 13 3.5v3M13 11v0" />)
export const AccountIcon = /* @__PURE__ */ icon(
  <path d="M10 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm-5 4.5a6 6 0 0 1 10 0M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z" />,
)
