import { createRequire } from 'node:module'

const platforms: Readonly<Record<string, string>> = {
  'darwin-x64': 'darwin-amd64',
  'darwin-arm64': 'darwin-arm64',
  'linux-x64': 'linux-amd64',
  'linux-arm64': 'linux-arm64',
  'win32-x64': 'win32-amd64',
}

/**
 * The binary of a program of Foundry. The npm package's command is a script that starts it as a child: slower, and we would not
 * know the pid of the process to end. Throws an Error that says what to do when there is none here.
 */
export function foundryBinary(program: 'anvil' | 'forge'): string {
  const platform = platforms[`${process.platform}-${process.arch}`]
  if (!platform)
    throw new Error(
      `There is no ${program} for ${process.platform} on ${process.arch}. It runs on Linux and macOS, on x64 or arm64, and on Windows on x64.`,
    )
  const name = `@foundry-rs/${program}-${platform}`
  const file = process.platform === 'win32' ? `${program}.exe` : program
  try {
    // The platform packages are dependencies of the program's package, so they are resolved from there.
    const launcher = createRequire(import.meta.url).resolve(`@foundry-rs/${program}/package.json`)
    return createRequire(launcher).resolve(`${name}/bin/${file}`)
  } catch (error) {
    throw new Error(
      `The package ${name} is not installed. Remove node_modules and run this again, which installs it.`,
      {
        cause: error,
      },
    )
  }
}
