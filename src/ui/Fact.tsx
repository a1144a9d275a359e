import type { ReactNode } from 'react'

interface FactProps {
  label: string
  children: ReactNode
}

/** A name and its value in a <dl>. */
export const Fact = ({ label, children }: FactProps) => (
  <>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </>
)

/** The same in a box of its own. */
export const FactBox = ({ label, children }: FactProps) => (
  <div>
    <Fact label={label}>{children}</Fact>
  </div>
)
