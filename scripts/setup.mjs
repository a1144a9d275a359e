// Installs packages, before a program that does not do so itself: `node scripts/setup.mjs [run | build | all]`.
import { installPackages } from './packages.mjs'

installPackages(process.argv[2] ?? 'all')
