// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {SsdxStaking} from "../src/SsdxStaking.sol";
import {StakingPlans} from "../src/StakingPlans.sol";
import {StakingBase} from "./StakingBase.sol";

contract StakingDepositsTest is StakingBase {
    function test_a_stake_is_recorded_and_its_principal_held() external {
        vm.expectEmit();
        emit SsdxStaking.Staked(ALICE, 2, 100 ether);
        _stake(ALICE, 100 ether, 2);
        SsdxStaking.StakingDetails memory held = _read(0);
        vm.assertEq(held.owner, ALICE, "owner");
        vm.assertEq(held.amount, 100 ether, "amount");
        vm.assertEq(held.startTime, START, "start");
        vm.assertEq(held.plan, 2, "plan");
        vm.assertEq(held.reward, 0, "reward");
        vm.assertEq(held.isActive, true, "active");
        vm.assertEq(token.balanceOf(address(staking)), 100 ether, "balance");
        vm.assertEq(staking.getTotalStakedAmount(), 100 ether, "total");
    }

    function test_balances_are_read_by_plan() external {
        _stake(ALICE, 1 ether, 0);
        _stake(ALICE, 2 ether, 4);
        _stake(BOB, 7 ether, 1);
        uint256[] memory balances = staking.getAllStakingBalances(ALICE);
        uint256[5] memory expected = [uint256(1 ether), 0, 0, 0, 2 ether];
        vm.assertEq(balances.length, 5, "plans");
        for (uint8 plan = 0; plan < 5; plan++) {
            vm.assertEq(balances[plan], expected[plan], "balance");
        }
    }

    function test_refuses_a_stake_of_nothing() external {
        vm.expectRevert("Invalid amount");
        staking.stake(0, 0);
    }

    function test_refuses_a_plan_that_does_not_exist() external {
        vm.expectRevert("Invalid plan");
        staking.stake(1, 5);
    }

    function test_refuses_a_second_stake_in_the_same_plan() external {
        _stake(ALICE, 1 ether, 3);
        vm.prank(ALICE);
        vm.expectRevert("Stake already exists");
        staking.stake(1 ether, 3);
    }

    function test_an_addition_earns_from_now_on_and_keeps_the_end_of_the_plan() external {
        _stake(ALICE, 1000 ether, 0);
        vm.warp(START + 10 days);
        vm.expectEmit();
        emit SsdxStaking.StakeIncreased(ALICE, 0, 500 ether);
        vm.prank(ALICE);
        staking.addToStake(500 ether, 0);
        uint256 settled = StakingPlans.reward(0, 1000 ether, 10 days);
        vm.assertEq(_read(0).accruedReward, settled, "settled");
        vm.warp(START + 400 days);
        SsdxStaking.StakingDetails memory held = _read(0);
        vm.assertEq(held.amount, 1500 ether, "amount");
        vm.assertEq(held.startTime, START, "start");
        vm.assertEq(held.reward, settled + StakingPlans.reward(0, 1500 ether, 20 days), "reward");
        vm.assertEq(held.isActive, false, "active");
        vm.assertEq(staking.getTotalStakedAmount(), 1500 ether, "total");
    }

    function test_a_second_addition_settles_only_the_time_since_the_first() external {
        vm.startPrank(ALICE);
        staking.stake(1000 ether, 4);
        vm.warp(START + 365 days);
        staking.addToStake(1000 ether, 4);
        vm.warp(START + 730 days);
        staking.addToStake(1000 ether, 4);
        vm.assertEq(_read(0).accruedReward, 1 ether + 2 ether, "settled");
    }

    function test_a_stake_is_active_until_exactly_the_end_of_its_plan() external {
        _stake(ALICE, 1 ether, 0);
        vm.warp(START + 30 days - 1);
        vm.assertEq(_read(0).isActive, true, "active before the end");
        vm.warp(START + 30 days);
        vm.assertEq(_read(0).isActive, false, "active at the end");
    }

    function test_refuses_to_add_without_a_stake_or_without_an_amount() external {
        vm.startPrank(ALICE);
        vm.expectRevert("No stake");
        staking.addToStake(1, 0);
        staking.stake(1, 0);
        vm.expectRevert("Invalid amount");
        staking.addToStake(0, 0);
    }

    function test_adding_ends_exactly_with_the_plan() external {
        vm.startPrank(ALICE);
        staking.stake(1, 1);
        vm.warp(START + 90 days - 1);
        staking.addToStake(1, 1);
        vm.warp(START + 90 days);
        vm.expectRevert("Plan has ended");
        staking.addToStake(1, 1);
    }

    function test_a_flexible_stake_can_always_be_added_to() external {
        vm.startPrank(ALICE);
        staking.stake(1, 4);
        vm.warp(START + 3650 days);
        staking.addToStake(1, 4);
        vm.assertEq(_read(0).isActive, true, "active");
    }

    function test_the_owner_fills_the_reward_fund() external {
        vm.expectEmit();
        emit SsdxStaking.RewardsFunded(address(this), 9 ether);
        staking.fundRewards(9 ether);
        vm.assertEq(staking.rewardFund(), 9 ether, "fund");
        vm.assertEq(staking.getTotalStakedAmount(), 0, "principal");
    }

    function test_refuses_funding_by_others_and_of_nothing() external {
        vm.prank(ALICE);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, ALICE));
        staking.fundRewards(1);
        vm.expectRevert("Invalid amount");
        staking.fundRewards(0);
    }

    function test_refuses_to_be_deployed_without_a_token() external {
        vm.expectRevert("Invalid token");
        new SsdxStaking(IERC20(address(0)));
    }
}
