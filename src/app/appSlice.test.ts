import type { UnknownAction } from '@reduxjs/toolkit'
import { crashed } from '../shared/sagas'
import { appSlice } from './appSlice'

it.each<[string[], UnknownAction, string[]]>([
  [[], crashed({ domain: 'users', stopped: false }), ['users']],
  [['users'], crashed({ domain: 'tasks', stopped: true }), ['users', 'tasks']],
  [['users'], crashed({ domain: 'users', stopped: true }), ['users']],
  [['users'], { type: 'app/domainStarted', payload: 'users' }, ['users']],
])('with failures in %j after %j it knows of failures in %j', (crashedDomains, event, to) =>
  expect(appSlice.reducer({ crashedDomains }, event)).toEqual({ crashedDomains: to }),
)
