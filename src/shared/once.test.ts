import { once } from './once'

it('makes one thing for all, and tries again after a failure', async () => {
  const make = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('made')
  const get = once(make)
  await expect(Promise.all([get(), get()])).rejects.toThrow('offline')
  expect(await Promise.all([get(), get()])).toEqual(['made', 'made'])
  expect(make).toHaveBeenCalledTimes(2)
})
