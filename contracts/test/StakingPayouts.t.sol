// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {SsdxStaking} from "../src/SsdxStaking.sol";
import {StakingPlans} from "../src/StakingPlans.sol";
import {StakingBase} from "./StakingBase.sol";

contract StakingPayoutsTest is StakingBase {
    uint256 private constant BEFORE = 1_000_000 ether;

    function setUp() public override {
        super.setUp();
        staking.fundRewards(1000 ether);
    }

    function testFuzz_unstake_opens_exactly_when_the_time_is_over_and_pays_principal_and_reward(
        uint8 plan,
        uint256 amount
    ) external {
        plan = uint8(within(plan, 0, 4));
        amount = within(amount, 1, 10_000 ether);
        _stake(ALICE, amount, plan);
        uint256 time = StakingPlans.minimumTime(plan);
        uint256 reward = StakingPlans.reward(plan, amount, time);
        vm.startPrank(ALICE);
        vm.warp(START + time - 1);
        vm.expectRevert("Staking period has not ended");
        staking.unstake(plan);
        vm.warp(START + time);
        vm.expectEmit();
        emit SsdxStaking.Unstaked(ALICE, plan, amount, reward);
        staking.unstake(plan);
        vm.assertEq(token.balanceOf(ALICE), BEFORE + reward, "paid");
        vm.assertEq(staking.rewardFund(), 1000 ether - reward, "fund");
        vm.assertEq(staking.getStakingDetailsCount(), 0, "count");
        vm.assertEq(staking.getTotalStakedAmount(), 0, "total");
    }

    function test_a_plan_earns_nothing_after_its_end_and_flexible_goes_on() external {
        _stake(ALICE, 1000 ether, 3);
        _stake(ALICE, 1000 ether, 4);
        vm.warp(START + 730 days);
        vm.assertEq(_read(0).reward, StakingPlans.reward(3, 1000 ether, 360 days), "360 days");
        vm.assertEq(_read(1).reward, 2 ether, "flexible");
    }

    function test_unstake_refuses_without_a_stake_and_a_second_time() external {
        vm.startPrank(ALICE);
        vm.expectRevert("No stake");
        staking.unstake(0);
        staking.stake(1 ether, 0);
        vm.warp(START + 30 days);
        staking.unstake(0);
        vm.expectRevert("No stake");
        staking.unstake(0);
    }

    function test_a_reward_is_never_paid_from_principal() external {
        _stake(BOB, 500_000 ether, 4);
        _stake(ALICE, 1_000_000 ether, 3);
        vm.warp(START + 360 days);
        vm.startPrank(ALICE);
        vm.expectRevert("Reward fund is too low");
        staking.unstake(3);
        vm.expectRevert("Reward fund is too low");
        staking.userClaimReward(3);
        staking.emergencyWithdraw(3);
        vm.assertEq(token.balanceOf(ALICE), BEFORE, "principal back");
        vm.assertEq(staking.rewardFund(), 1000 ether, "fund");
    }

    function test_the_fund_pays_a_reward_of_all_that_is_left_in_it() external {
        _stake(ALICE, 1_000_000 ether, 4);
        vm.warp(START + 365 days);
        vm.prank(ALICE);
        staking.unstake(4);
        vm.assertEq(token.balanceOf(ALICE), BEFORE + 1000 ether, "paid");
        vm.assertEq(staking.rewardFund(), 0, "fund");
    }

    function testFuzz_an_emergency_withdrawal_pays_the_principal_once_and_no_reward(uint256 after_) external {
        _stake(ALICE, 1000 ether, 3);
        _stake(BOB, 1000 ether, 3);
        vm.warp(START + within(after_, 0, 400 days));
        vm.startPrank(ALICE);
        vm.expectEmit();
        emit SsdxStaking.EmergencyWithdrawn(ALICE, 3, 1000 ether);
        staking.emergencyWithdraw(3);
        vm.assertEq(token.balanceOf(ALICE), BEFORE, "paid");
        vm.assertEq(staking.rewardFund(), 1000 ether, "fund");
        vm.expectRevert("No stake");
        staking.emergencyWithdraw(3);
    }

    function test_a_claim_pays_the_reward_once_and_keeps_the_stake() external {
        _stake(ALICE, 1000 ether, 0);
        uint256 reward = StakingPlans.reward(0, 1000 ether, 30 days);
        vm.startPrank(ALICE);
        vm.warp(START + 30 days - 1);
        vm.expectRevert("Staking period has not ended");
        staking.userClaimReward(0);
        vm.warp(START + 45 days);
        vm.expectEmit();
        emit SsdxStaking.RewardClaimed(ALICE, 0, reward);
        staking.userClaimReward(0);
        vm.warp(START + 60 days);
        vm.expectRevert("No reward to claim");
        staking.userClaimReward(0);
        staking.unstake(0);
        vm.assertEq(token.balanceOf(ALICE), BEFORE + reward, "paid in all");
    }

    function test_a_claim_pays_what_was_settled_by_an_addition_once() external {
        vm.startPrank(ALICE);
        staking.stake(1000 ether, 4);
        vm.warp(START + 365 days);
        staking.addToStake(1000 ether, 4);
        staking.userClaimReward(4);
        vm.assertEq(token.balanceOf(ALICE), BEFORE - 2000 ether + 1 ether, "paid");
        vm.assertEq(_read(0).accruedReward, 0, "settled");
        vm.warp(START + 730 days);
        vm.assertEq(_read(0).reward, 2 ether, "next reward");
    }

    function test_a_claim_refuses_without_a_stake() external {
        vm.expectRevert("No stake");
        staking.userClaimReward(0);
    }
}
