import { HttpError } from '../httpError'

/** The passwords guessed first, of those long enough to be allowed. */
const common = new Set(
  `password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword pa55word 12345678 123456789
  1234567890 0123456789 0987654321 987654321 87654321 11111111 111111111 1111111111 00000000 000000000 22222222 55555555
  66666666 77777777 88888888 99999999 12341234 11223344 12121212 12344321 123123123 123321123 147258369 159357159
  1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 q1w2e3r4 q1w2e3r4t5 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwer1234
  qwertz123 azertyuiop asdfghjk asdfghjkl asdf1234 asdfasdf zxcvbnm1 zxcvbnm123 zaq12wsx abcd1234 abc12345 abcdefgh
  abcdefg1 a1b2c3d4 aa123456 a12345678 aaaaaaaa iloveyou iloveyou1 iloveyou2 sunshine sunshine1 princess princess1
  football football1 baseball baseball1 basketball superman superman1 batman123 starwars trustno1 whatever welcome1
  welcome123 letmein1 letmein123 admin123 admin1234 administrator changeme changeme1 default1 secret123 test1234
  testtest guest123 user1234 root1234 computer internet michelle jennifer jordan23 michael1 charlie1 liverpool
  chelsea1 arsenal1 corvette mercedes monkey123 dragon123 master123 shadow123 samsung1 google123 facebook1 bitcoin1
  ethereum ethereum1 blockchain metamask satoshi1 tothemoon hello123 hellohello helloworld love1234 lovelove
  summer2023 summer2024 summer2025 winter2023 winter2024 winter2025 spring2024 spring2025 autumn2024 company123`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

/** Refuses (422) what is guessed first: a common password, or the account's own name or e-mail. */
export function refuseWeakPassword(password: string, { email, name }: { email: string; name: string }) {
  const guess = password.toLowerCase()
  const own = [email, email.split('@')[0], name].map((text) => text?.toLowerCase())
  if (common.has(guess) || own.includes(guess) || /^(.)\1+$/u.test(guess))
    throw new HttpError(422, 'This password is among the first that are guessed. Choose another')
}
