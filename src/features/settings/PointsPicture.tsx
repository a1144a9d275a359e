import styled from '@emotion/styled'
import { useGeneralStatsQuery } from '../../api/adminApi'
import { Bars } from '../../ui/charts/Bars'
import { pointsBars } from './pointsBars'
import { useMinimum } from './useMinimum'

/** How many active users have how many points, with the minimum as a line; nothing on a server that does not tell. */
export function PointsPicture() {
  const { data } = useGeneralStatsQuery('points')
  const picture = pointsBars(data?.points, useMinimum())
  if (!picture) return null
  return (
    <Frame>
      <Bars title="Active users by points" heads={['Points', 'Users']} whole {...picture} />
    </Frame>
  )
}

const Frame = styled.div({ marginTop: 16 })
