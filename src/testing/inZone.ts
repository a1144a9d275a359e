import { execFileSync } from 'node:child_process'

/** What a function of a module (its path from the root) returns for each text in a time zone; only another process can be there. */
export function inZone(zone: string, file: string, name: string, texts: readonly string[]): unknown {
  const program = `
    const { ${name} } = await import('./${file}')
    console.log(JSON.stringify(${JSON.stringify(texts)}.map((text) => ${name}(text))))
  `
  const options = { env: { ...process.env, TZ: zone }, encoding: 'utf8' } as const
  return JSON.parse(execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], options))
}
