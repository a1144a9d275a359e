import styled from '@emotion/styled'
import { useId } from 'react'
import type { Setting } from '../../contract/entities'
import { Button } from '../../ui/Button'
import { DialogFrame } from '../../ui/dialogs/DialogFrame'
import { FactBox } from '../../ui/Fact'
import { pressed } from '../../ui/pressed'
import { SettingEffect } from './SettingEffect'
import { kindOf, valueText } from './settingKinds'

interface SaveSettingDialogProps {
  setting: Setting
  settings: readonly Setting[]
  to: string
  onSave: () => void
  onClose: () => void
}

/** Shows the effect of a change before it is saved. The change has an Undo, so Update has the focus. */
export default function SaveSettingDialog({ setting, settings, to, onSave, onClose }: SaveSettingDialogProps) {
  const id = useId()
  const kind = kindOf(setting.key)
  return (
    <DialogFrame
      title={`Update ${kind.label}?`}
      maxWidth="xs"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            autoFocus
            aria-describedby={id}
            {...pressed(() => {
              onClose()
              onSave()
            })}
          >
            Update
          </Button>
        </>
      }
    >
      <Values id={id}>
        <FactBox label="Now">{valueText(setting.value, kind)}</FactBox>
        <FactBox label="New">
          <strong>{valueText(to, kind)}</strong>
        </FactBox>
      </Values>
      <p role="status">
        <SettingEffect setting={setting} to={to} settings={settings} />
      </p>
    </DialogFrame>
  )
}

const Values = styled.dl({
  display: 'grid',
  gap: 8,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', gap: 16, justifyContent: 'space-between' },
  '& dt': { flexShrink: 0, color: 'var(--quiet)' },
  '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line', textAlign: 'right' },
})
