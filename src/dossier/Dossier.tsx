import styled from '@emotion/styled'
import { useSelector } from 'react-redux'
import { useDossierQuery } from '../api/dossierApi'
import { useWithoutOldFailure } from '../api/useWithoutOldFailure'
import { selectMissing } from '../session/missing'
import { subjectIn, type Subject } from '../contract/dossier'
import type { Role } from '../contract/roles'
import { parseAddress, wrongChecksumText } from '../shared/addresses'
import { shortAddress } from '../shared/shortAddress'
import { SideDrawer } from '../ui/dialogs/SideDrawer'
import { EmptyState } from '../ui/EmptyState'
import { Warning } from '../ui/Warning'
import { FromLists } from './FromLists'
import { FromServer } from './FromServer'
import type { DossierSlots } from './Person'

interface DossierProps {
  /** An address or an e-mail, as the address of the page has it. */
  of: string
  role: Role
  slots: DossierSlots
  onClose: () => void
}

/** Who an address or an e-mail is: what the platform and the chains know of it. */
export function Dossier({ of, role, slots, onClose }: DossierProps) {
  const subject = subjectIn(of)
  return (
    <SideDrawer title={subject ? `Who is ${nameOf(subject)}?` : 'Who is this?'} isWide onClose={onClose}>
      {subject ? (
        <>
          {parseAddress(of)?.wrongChecksum && (
            <Checksum>
              <Warning>{wrongChecksumText}</Warning>
            </Checksum>
          )}
          <Known key={subject.text} subject={subject} role={role} slots={slots} />
        </>
      ) : (
        <EmptyState title="Nobody to show" hint="The link names neither a wallet address nor an e-mail." />
      )}
    </SideDrawer>
  )
}

const nameOf = ({ kind, text }: Subject) =>
  kind === 'address' ? shortAddress(parseAddress(text)?.address ?? text) : text

interface KnownProps extends Pick<DossierProps, 'role' | 'slots'> {
  subject: Subject
}

function Known({ subject, role, slots }: KnownProps) {
  const isMissing = useSelector(selectMissing).dossier
  const query = useWithoutOldFailure(useDossierQuery(subject.text, { skip: isMissing }))
  return isMissing ? (
    <FromLists subject={subject} role={role} slots={slots} />
  ) : (
    <FromServer subject={subject} query={query} role={role} slots={slots} />
  )
}

const Checksum = styled.div({ padding: '12px 20px 0' })
