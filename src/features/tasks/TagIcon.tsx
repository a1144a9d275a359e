import { isKeyOf } from '../../contract/keysOf'

const tags = {
  youtube: {
    label: 'YouTube',
    drawing: (
      <path d="M3.5 5.5h13a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 2 13V7a1.5 1.5 0 0 1 1.5-1.5ZM8.5 8v4l3.5-2Z" />
    ),
  },
  discord: {
    label: 'Discord',
    drawing: (
      <path d="M6.5 4.5c-1.4.2-2.4.6-3 1-1 2.6-1.5 5.4-1.5 8 1.2 1.2 2.6 1.8 4 2l1-1.6M13.5 4.5c1.4.2 2.4.6 3 1 1 2.6 1.5 5.4 1.5 8-1.2 1.2-2.6 1.8-4 2l-1-1.6M5.5 5.2c3-.9 6-.9 9 0M5 13.5c3.3 1.3 6.7 1.3 10 0M7.3 10v.2M12.7 10v.2" />
    ),
  },
  twitter: { label: 'Twitter', drawing: <path d="m3.5 3.5 13 13M16 3.5 4 16.5M3.5 3.5h3l10 13h-3Z" /> },
} as const

const other = { label: 'Other', drawing: <path d="M3 3.5h6.5l7.5 7.5-6 6L3.5 9.5ZM6.7 7v.1" /> }
const none = { label: 'No tag', drawing: <path d="M4 10h12" /> }

/** The platform of a task as an icon with an accessible name and a tooltip; also as a word if the icon says little. */
export function TagIcon({ tag }: { tag: string }) {
  const name = tag.toLowerCase()
  if (!isKeyOf(tags, name)) {
    const { label, drawing } = name ? other : none
    return (
      <>
        <svg className="task-tag" aria-hidden viewBox="0 0 20 20">
          {drawing}
        </svg>
        <span className="quiet">{label}</span>
      </>
    )
  }
  const { label, drawing } = tags[name]
  return (
    <svg className="task-tag" role="img" viewBox="0 0 20 20" aria-label={label}>
      <title>{label}</title>
      {drawing}
    </svg>
  )
}
