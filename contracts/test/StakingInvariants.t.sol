// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {SsdxStaking} from "../src/SsdxStaking.sol";
import {SsdxToken} from "../src/SsdxToken.sol";
import {StakingPlans} from "../src/StakingPlans.sol";
import {StakingHandler} from "./StakingHandler.sol";
import {Cheats, Target} from "./Vm.sol";

contract StakingInvariantsTest is Cheats, Target {
    StakingHandler private handler;
    SsdxStaking private staking;
    SsdxToken private token;

    function setUp() external {
        vm.warp(1_700_000_000);
        handler = new StakingHandler();
        staking = handler.staking();
        token = handler.token();
        target(address(handler));
    }

    function invariant_the_balance_is_principal_and_reward_fund_and_rewards_come_only_from_the_fund() external view {
        vm.assertEq(staking.getTotalStakedAmount(), handler.principal(), "principal");
        vm.assertEq(staking.rewardFund(), handler.funded() - handler.rewardsPaid(), "fund");
        vm.assertEq(token.balanceOf(address(staking)), handler.principal() + staking.rewardFund(), "balance");
    }

    function invariant_the_records_are_the_stakes_of_the_people_and_no_others() external view {
        vm.assertEq(staking.getStakingDetailsCount(), handler.stakes(), "count");
        if (handler.stakes() == 0) return;
        SsdxStaking.StakingDetails[] memory page = staking.getStakingDetailsPage(0, handler.stakes() - 1);
        uint256 total = 0;
        for (uint256 row = 0; row < page.length; row++) {
            (uint256 principal, uint256 startTime,) = handler.books(page[row].owner, page[row].plan);
            vm.assertEq(page[row].index, row, "index");
            vm.assertEq(page[row].amount, principal, "principal of the stake");
            vm.assertEq(page[row].startTime, startTime, "start stays as it was when the stake was made");
            uint256 balance = staking.getAllStakingBalances(page[row].owner)[page[row].plan];
            vm.assertEq(balance, principal, "balance of the plan");
            total += principal;
        }
        vm.assertEq(total, staking.getTotalStakedAmount(), "sum of the stakes");
    }

    function invariant_no_stake_earns_more_than_its_plan_gives() external view {
        if (handler.stakes() == 0) return;
        SsdxStaking.StakingDetails[] memory page = staking.getStakingDetailsPage(0, handler.stakes() - 1);
        for (uint256 row = 0; row < page.length; row++) {
            SsdxStaking.StakingDetails memory held = page[row];
            (,, uint256 paid) = handler.books(held.owner, held.plan);
            uint256 end = StakingPlans.end(held.plan, held.startTime);
            uint256 time = (block.timestamp < end ? block.timestamp : end) - held.startTime;
            vm.assertLe(held.reward + paid, StakingPlans.reward(held.plan, held.amount, time), "earned in all");
            vm.assertLe(held.accruedReward, held.reward, "settled");
            vm.assertEq(held.isActive, block.timestamp < end, "active until the end of the plan");
        }
    }
}
