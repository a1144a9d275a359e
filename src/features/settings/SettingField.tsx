import styled from '@emotion/styled'
import { useState } from 'react'
import { object, string } from 'yup'
import { useDispatch, useSelector } from 'react-redux'
import type { Setting } from '../../contract/entities'
import { updateSettingSchema } from '../../contract/requests'
import { whyUnclear } from '../../shared/clearAmount'
import { Button } from '../../ui/Button'
import { overlayPart } from '../../ui/lazyPart'
import { notify } from '../../ui/messages/notify'
import { useUnsaved } from '../../ui/forms/keepUnsaved'
import { sendByKeys } from '../../ui/forms/sendByKeys'
import { useForm } from '../../ui/forms/useForm'
import { keepSettingDraft, readSettingDraft } from './settingDrafts'
import { isSameValue, kindOf, valueText } from './settingKinds'
import { saveRequested, selectSaving } from './settingsSlice'
import { SettingText } from './SettingText'

const SaveSettingDialog = overlayPart(() => import(/* webpackChunkName: "admin-dialogs" */ './SaveSettingDialog'))

/** A setting that is a number. */
const numberSchema = updateSettingSchema.test('clear', ({ value }, { createError }) => {
  const message = whyUnclear(value)
  return message === undefined || createError({ path: 'value', message })
})

/** The rule for a setting that only another server knows. */
const otherSettingSchema = object({ value: string().trim().required('Enter a value') })

/** Typed text stays as a draft; leaving the page asks first. */
const draft = {
  words: { title: 'Leave without saving?', text: 'What you typed stays here as a draft until you sign out.' },
  isDraft: true,
}

interface SettingFieldProps {
  setting: Setting
  /** All settings, to calculate effects with. */
  settings: readonly Setting[]
}

/** An editable setting. Input is kept as a draft until it is saved or reset. */
export function SettingField({ setting, settings }: SettingFieldProps) {
  const { id, key, value } = setting
  const dispatch = useDispatch()
  const saving = useSelector(selectSaving).includes(key)
  const [initial] = useState(() => ({ value: readSettingDraft(key) ?? value }))
  // A draft may have lost the line breaks, and Reset brings them back.
  const [hadLines] = useState(/\n/.test(value))
  const [known, setKnown] = useState(value)
  // `from`: the value that was shown when the change was asked for.
  const [wanted, setWanted] = useState<{ from: string; to: string }>()
  const kind = kindOf(key)
  const form = useForm(
    kind.isNumber ? numberSchema : otherSettingSchema,
    initial,
    ({ value: to }) =>
      isSameValue(to, value)
        ? notify.info(`Nothing to save: ${kind.label} is ${valueText(value, kind)}.`)
        : setWanted({ from: value, to }),
    (_field, text) => keepSettingDraft(key, isSameValue(text, value) ? '' : text),
  )
  const typed = form.values.value
  // An unedited field shows the server's current value.
  if (known !== value) {
    setKnown(value)
    if (isSameValue(typed, known)) form.set('value', value)
  }
  const changed = !isSameValue(typed, value)
  useUnsaved(changed, draft)

  return (
    <form {...form.props} onKeyDown={sendByKeys}>
      <Row>
        <SettingText
          label={kind.label}
          hasLines={hadLines || /\n/.test(typed)}
          aside={
            changed && (
              <button
                type="button"
                onClick={({ currentTarget }) => {
                  // The button disappears, and would take the focus along.
                  currentTarget.form?.querySelector<HTMLElement>('input, textarea')?.focus()
                  form.set('value', value)
                }}
              >
                Reset<span className="visually-hidden"> {kind.label}</span>
              </button>
            )
          }
          hint={changed && `Current value: ${valueText(value, kind)}`}
          {...form.field('value')}
        >
          {kind.unit && <span className="unit">{kind.unit}</span>}
        </SettingText>
        <Button
          type="submit"
          variant={changed ? 'primary' : 'outlined'}
          loading={saving}
          aria-disabled={!changed || undefined}
          title={changed ? undefined : 'Nothing to save'}
        >
          Update<span className="visually-hidden"> {kind.label}</span>
        </Button>
      </Row>
      {wanted && (
        <SaveSettingDialog
          setting={{ ...setting, value: wanted.from }}
          settings={settings}
          to={wanted.to}
          onSave={() => dispatch(saveRequested({ id, key, ...wanted, undoes: false }))}
          onClose={() => setWanted(undefined)}
        />
      )}
    </form>
  )
}

const Row = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  alignItems: 'start',
  // Where large text leaves the value too little room, the button goes below.
  // The label may be the key of a server, without a blank.
  '& .field': { flex: '1 1 10em', minWidth: 0, marginBottom: 0, overflowWrap: 'anywhere' },
  '& .unit': { alignSelf: 'center', paddingRight: 12, color: 'var(--quiet)' },
  // Aligned with the input, below the label.
  '& > button': { marginTop: 27, minHeight: 44 },
})
