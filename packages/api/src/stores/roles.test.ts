import { roleNames, roles } from '@draftdesk/contract'
import { describe, expect, test } from 'vitest'
import { mayManage, permissionsOf, readRole, rolesToGive } from './roles.ts'

describe('permissionsOf', () => {
  test('gives a stored role the rights of the table', () => {
    expect(roleNames.map(permissionsOf)).toEqual(roleNames.map((role) => roles[role]))
  })
})

describe('readRole', () => {
  test('counts an unknown role as an agent', () => {
    expect([...roleNames, 'staff', ''].map(readRole)).toEqual([...roleNames, 'agent', 'agent'])
  })
})

describe('mayManage', () => {
  test.each([
    [roles.owner, ['owner', 'manager', 'agent', 'observer']],
    [roles.manager, ['manager', 'agent', 'observer']],
    [roles.agent, []],
    [roles.observer, []],
    [[], []],
  ] as const)('lets %j deal with %j', (permissions, managed) => {
    expect(roleNames.filter((other) => mayManage({ permissions }, other))).toEqual(managed)
    expect(rolesToGive({ permissions })).toEqual(managed)
  })
})
