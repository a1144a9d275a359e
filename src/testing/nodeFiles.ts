import { File } from 'node:buffer'

// jsdom's File can neither be read nor be sent with the FormData of these tests, which is Node's.
Reflect.set(globalThis, 'File', File)
