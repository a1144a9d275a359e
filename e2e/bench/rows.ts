import type { Campaign, User } from '../../src/contract/entities'
import { campaigns } from '../../src/testing/builders'

export const picturePath = '/bare/picture.png'

/** A pixel. */
export const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
)

/** This many waiting campaigns, each with a picture at its own address. */
export const makeCampaigns = (count: number): Campaign[] =>
  campaigns(count).map((campaign, index) => ({ ...campaign, media_url: `${picturePath}?${index}` }))

/** This many users, with e-mails of random letters that are the same in every run; not all have an "a". */
export function makeUsers(count: number): User[] {
  let seed = 42
  const letter = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return String.fromCharCode(97 + (Math.floor(seed / 65_536) % 26))
  }
  return Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    email: `${Array.from({ length: 12 }, letter).join('')}@list.test`,
    public_address: `0x${String(index + 1).padStart(40, '0')}`,
    created_at: new Date(1_760_000_000_000 + index * 60_000).toISOString(),
    spunky_points: String(index * 7),
    is_active: index % 3 !== 0,
  }))
}
