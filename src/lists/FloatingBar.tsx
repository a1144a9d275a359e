import type { ComponentProps } from 'react'

/** A line of text and buttons that stays at the lower edge of the window. */
export const FloatingBar = (props: ComponentProps<'div'>) => <div className="floating-bar" {...props} />
