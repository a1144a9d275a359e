import type { tasks } from '../../server/db/schema'
import { dayMs } from '../../src/contract/days'
import { createRandom } from './random'
import { momentsBefore } from './times'
import { taskInstructions } from './words'

type TaskSeed = Omit<typeof tasks.$inferInsert, 'mediaFile' | 'mediaName' | 'mediaBytes' | 'thumbnail'>

const taskCount = 60
const tags = ['youtube', 'discord', 'twitter', 'other'] as const

/**
 * Tasks of the last half year with all tags and both types; their videos are stored separately. Of so many users at most one in a
 * hundred completes a task on a day, and in all so few that the users can have the points.
 */
export function taskSeeds(userCount: number, today: Date): TaskSeed[] {
  const random = createRandom(4)
  const most = (createdAt: string) => {
    const days = (today.getTime() - Date.parse(createdAt)) / dayMs
    return Math.floor(userCount * Math.min(days / 100, 0.8))
  }
  return momentsBefore(random, today, 180, taskCount).map((createdAt, index) => ({
    instructions: random.pick(taskInstructions),
    type: 1 + (index % 2),
    tag: index % 9 === 0 ? null : (tags[index % tags.length] ?? null),
    points: String(random.pick([5, 10, 15, 25, 50])),
    totalCompleted: random.whole(0, most(createdAt)),
    isActive: random.chance(0.75),
    createdAt,
  }))
}
