// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {SsdxStaking} from "../src/SsdxStaking.sol";
import {SsdxVesting} from "../src/SsdxVesting.sol";
import {Cheats} from "./Vm.sol";
import {FeeToken} from "./mocks/FeeToken.sol";
import {ReenteringToken} from "./mocks/ReenteringToken.sol";
import {RefusingToken} from "./mocks/RefusingToken.sol";
import {ShrinkingToken} from "./mocks/ShrinkingToken.sol";
import {SilentToken} from "./mocks/SilentToken.sol";
import {TwoAddressToken} from "./mocks/TwoAddressToken.sol";

contract OddTokensTest is Cheats {
    function test_a_token_that_keeps_a_fee_is_counted_as_it_arrives() external {
        FeeToken token = new FeeToken(10);
        (SsdxStaking staking, SsdxVesting vesting) = _deploy(token);
        staking.stake(100, 0);
        staking.addToStake(100, 0);
        staking.fundRewards(100);
        vesting.addVestingSchedule(ALICE, 100, 0, 1);
        vm.assertEq(staking.getTotalStakedAmount(), 180, "principal");
        vm.assertEq(staking.rewardFund(), 90, "fund");
        vm.assertEq(vesting.reserved(), 90, "reserved");
        vm.assertEq(vesting.unreserved(), 0, "unreserved");
    }

    function test_the_events_tell_what_has_arrived_of_a_token_that_keeps_a_fee() external {
        FeeToken token = new FeeToken(10);
        (SsdxStaking staking, SsdxVesting vesting) = _deploy(token);
        vm.expectEmit();
        emit SsdxStaking.Staked(address(this), 0, 90);
        staking.stake(100, 0);
        vm.expectEmit();
        emit SsdxStaking.StakeIncreased(address(this), 0, 90);
        staking.addToStake(100, 0);
        vm.expectEmit();
        emit SsdxStaking.RewardsFunded(address(this), 90);
        staking.fundRewards(100);
        vm.expectEmit();
        emit SsdxVesting.VestingScheduleAdded(ALICE, 90, block.timestamp, 0, 1);
        vesting.addVestingSchedule(ALICE, 100, 0, 1);
    }

    function test_a_token_of_which_nothing_arrives_is_refused() external {
        FeeToken token = new FeeToken(100);
        (SsdxStaking staking, SsdxVesting vesting) = _deploy(token);
        vm.expectRevert("Invalid amount");
        staking.stake(100, 0);
        vm.expectRevert("Invalid amount");
        vesting.addVestingSchedule(ALICE, 100, 0, 1);
    }

    function test_a_token_that_only_answers_false_is_refused() external {
        IERC20 token = IERC20(address(new RefusingToken()));
        SsdxStaking staking = new SsdxStaking(token);
        SsdxVesting vesting = new SsdxVesting(token);
        bytes memory refusal = abi.encodeWithSelector(SafeERC20.SafeERC20FailedOperation.selector, token);
        vm.expectRevert(refusal);
        staking.stake(100, 0);
        vm.expectRevert(refusal);
        vesting.addVestingSchedule(ALICE, 100, 0, 1);
        vm.expectRevert(refusal);
        vesting.withdraw();
    }

    function test_a_token_that_returns_nothing_is_staked_vested_and_paid() external {
        IERC20 token = IERC20(address(new SilentToken()));
        SsdxStaking staking = new SsdxStaking(token);
        SsdxVesting vesting = new SsdxVesting(token);
        staking.stake(100, 4);
        staking.emergencyWithdraw(4);
        vesting.addVestingSchedule(ALICE, 100, 0, 1);
        vm.warp(block.timestamp + 1);
        vesting.releaseVestedTokens(ALICE);
        vm.assertEq(token.balanceOf(address(this)), 1_000_000 ether - 100, "principal");
        vm.assertEq(token.balanceOf(ALICE), 100, "released");
    }

    function test_what_is_owed_of_a_token_with_two_addresses_cannot_be_withdrawn_by_the_second() external {
        TwoAddressToken token = new TwoAddressToken();
        (, SsdxVesting vesting) = _deploy(token);
        address second = address(token.second());
        vesting.addVestingSchedule(ALICE, 100, 0, 1);
        token.transfer(address(vesting), 10);
        vm.expectRevert("Owner does not have enough balance");
        vesting.withdrawToken(second, 11);
        vesting.withdrawToken(second, 10);
        vm.assertEq(vesting.unreserved(), 0, "unreserved");
    }

    function test_another_token_can_be_withdrawn_while_a_token_that_shrinks_covers_too_little() external {
        ShrinkingToken token = new ShrinkingToken();
        (, SsdxVesting vesting) = _deploy(token);
        vesting.addVestingSchedule(ALICE, 100, 0, 1);
        token.shrink(address(vesting), 1);
        FeeToken other = new FeeToken(0);
        other.transfer(address(vesting), 50);
        vesting.withdrawToken(address(other), 50);
        vm.assertEq(other.balanceOf(address(vesting)), 0, "left");
    }

    function test_a_token_cannot_come_back_in_while_staking_calls_it() external {
        ReenteringToken token = new ReenteringToken();
        (SsdxStaking staking,) = _deploy(token);
        bytes memory again = abi.encodeCall(staking.emergencyWithdraw, (4));
        staking.fundRewards(100 ether);
        _expectGuarded(token, address(staking), again);
        staking.stake(1 ether, 4);
        token.callBack(address(0), "");
        staking.stake(1 ether, 4);
        vm.warp(block.timestamp + 365 days);
        _expectGuarded(token, address(staking), again);
        staking.addToStake(1 ether, 4);
        _expectGuarded(token, address(staking), again);
        staking.fundRewards(1 ether);
        _expectGuarded(token, address(staking), again);
        staking.userClaimReward(4);
        _expectGuarded(token, address(staking), again);
        staking.emergencyWithdraw(4);
        _expectGuarded(token, address(staking), again);
        staking.unstake(4);
    }

    function test_a_token_cannot_come_back_in_while_vesting_calls_it() external {
        ReenteringToken token = new ReenteringToken();
        (, SsdxVesting vesting) = _deploy(token);
        bytes memory again = abi.encodeCall(vesting.releaseVestedTokens, (ALICE));
        token.transfer(address(vesting), 100);
        vesting.addVestByOwner(ALICE, 50, 0, 1);
        vm.warp(block.timestamp + 1);
        _expectGuarded(token, address(vesting), again);
        vesting.addVestingSchedule(ALICE, 1, 0, 1);
        _expectGuarded(token, address(vesting), again);
        vesting.releaseVestedTokens(ALICE);
        _expectGuarded(token, address(vesting), again);
        vesting.withdraw();
        _expectGuarded(token, address(vesting), again);
        vesting.withdrawToken(address(token), 1);
    }

    function _deploy(IERC20 token) private returns (SsdxStaking staking, SsdxVesting vesting) {
        staking = new SsdxStaking(token);
        vesting = new SsdxVesting(token);
        token.approve(address(staking), type(uint256).max);
        token.approve(address(vesting), type(uint256).max);
    }

    function _expectGuarded(ReenteringToken token, address callee, bytes memory call) private {
        token.callBack(callee, call);
        vm.expectRevert(ReentrancyGuard.ReentrancyGuardReentrantCall.selector);
    }
}
