// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {StakingPlans} from "../src/StakingPlans.sol";
import {Cheats} from "./Vm.sol";

contract StakingPlansTest is Cheats {
    function test_plans_last_30_90_180_and_360_days_and_flexible_48_hours_at_least() external pure {
        uint256[5] memory times = [uint256(30 days), 90 days, 180 days, 360 days, 48 hours];
        for (uint8 plan = 0; plan < 5; plan++) {
            vm.assertEq(StakingPlans.minimumTime(plan), times[plan], "time");
        }
    }

    function test_a_year_earns_5_10_30_50_and_1_in_1000() external pure {
        uint256[5] memory rewards = [uint256(5 ether), 10 ether, 30 ether, 50 ether, 1 ether];
        for (uint8 plan = 0; plan < 5; plan++) {
            vm.assertEq(StakingPlans.reward(plan, 1000 ether, 365 days), rewards[plan], "reward");
        }
    }

    function testFuzz_rewards_of_parts_never_exceed_the_reward_of_the_whole(
        uint8 plan,
        uint256 amount,
        uint256 time,
        uint256 part
    ) external pure {
        plan = uint8(within(plan, 0, 4));
        amount = within(amount, 1, 1_000_000_000 ether);
        time = within(time, 0, 36_500 days);
        part = within(part, 0, time);
        uint256 parts = StakingPlans.reward(plan, amount, part) + StakingPlans.reward(plan, amount, time - part);
        vm.assertLe(parts, StakingPlans.reward(plan, amount, time), "rounded in favour of the contract");
    }
}
