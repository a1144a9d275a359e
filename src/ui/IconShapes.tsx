/** The drawings of the menu's icons, each under the name that `icons.tsx` gives it, in a square of 20. */
const shapes = [
  ['dashboard', 'M3.5 3.5h5.5v6H3.5zM11.5 3.5h5v3.5h-5zM11.5 9.5h5v7h-5zM3.5 12h5.5v4.5H3.5z'],
  [
    'users',
    'M7.5 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM2.5 16.5c0-2.8 2.2-4.5 5-4.5s5 1.7 5 4.5M12.5 3.8a3 3 0 0 1 0 5.5M14.5 12.4c1.8.6 3 2 3 4.1',
  ],
  ['admin-users', 'M10 2.5 4 5v4.5c0 3.8 2.5 6.5 6 8 3.5-1.5 6-4.2 6-8V5ZM7.5 9.8l1.8 1.8 3.2-3.4'],
  ['campaign', 'M3 8.5v3a1 1 0 0 0 1 1h2.5l7 3.5V4L6.5 7.5H4a1 1 0 0 0-1 1ZM6.5 12.5V16M16.5 8.5v3'],
  ['tasks', 'M3.5 4.5h13v11h-13zM8.5 7.5v5l4-2.5z'],
  ['tracking', 'M10 17s5.5-4.6 5.5-9A5.5 5.5 0 0 0 4.5 8c0 4.4 5.5 9 5.5 9ZM10 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z'],
  [
    'staking',
    'M4 6c0-1.4 2.7-2.5 6-2.5S16 4.6 16 6s-2.7 2.5-6 2.5S4 7.4 4 6Zm0 0v8c0 1.4 2.7 2.5 6 2.5s6-1.1 6-2.5V6M4 10c0 1.4 2.7 2.5 6 2.5s6-1.1 6-2.5',
  ],
  ['vesting', 'M3.5 16.5h13M3.5 13h4l6-8h3'],
  ['activity', 'M4.5 3.5h11v13h-11zM7.5 7h5M7.5 10h5M7.5 13h3'],
  ['setting', 'M3 6h7M14 6h3M12 8V4M3 14h3M10 14h7M8 16v-4'],
] as const

/** The build writes this into `index.html`. It shows nothing itself: the icons refer to its shapes. */
export const IconShapes = () => (
  <svg id="icons" display="none">
    {shapes.map(([name, d]) => (
      <path key={name} id={`icon-${name}`} d={d} />
    ))}
  </svg>
)
