import type { ReactNode } from 'react'

/** The console's own line drawings, 20 px, in the colour of the text around them; the words beside them say what they mean. */
const icon = (drawing: ReactNode) =>
  function Icon() {
    return (
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
  }

export const MenuIcon = icon(<path d="M3 5.5h14M3 10h14M3 14.5h14" />)
export const PreviousIcon = icon(<path d="M12.5 4.5 7 10l5.5 5.5" />)
export const NextIcon = icon(<path d="M7.5 4.5 13 10l-5.5 5.5" />)
export const MoreIcon = icon(<path strokeWidth="2.6" d="M10 4.5v0M10 10v0M10 15.5v0" />)
export const LogoutIcon = icon(
  <path d="M12 3.5H5A1.5 1.5 0 0 0 3.5 5v10A1.5 1.5 0 0 0 5 16.5h7M8.5 10H17m-3-3 3 3-3 3" />,
)
export const CampaignIcon = icon(
  <path d="M3 8.5v3a1 1 0 0 0 1 1h2.5l7 3.5V4L6.5 7.5H4a1 1 0 0 0-1 1ZM6.5 12.5V16M16.5 8.5v3" />,
)
export const CopyIcon = icon(<path d="M7.5 7.5h8v8h-8zM12.5 7.5v-3h-8v8h3" />)
export const RefreshIcon = icon(<path d="M15.5 8.5a6 6 0 1 0 .5 3M16 4.5v4h-4" />)
export const StakingIcon = icon(
  <path d="M4 6c0-1.4 2.7-2.5 6-2.5S16 4.6 16 6s-2.7 2.5-6 2.5S4 7.4 4 6Zm0 0v8c0 1.4 2.7 2.5 6 2.5s6-1.1 6-2.5V6M4 10c0 1.4 2.7 2.5 6 2.5s6-1.1 6-2.5" />,
)
export const VestingIcon = icon(<path d="M3.5 16.5h13M3.5 13h4l6-8h3" />)
export const ActivityIcon = icon(<path d="M10 5.5V10l3 2M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z" />)
