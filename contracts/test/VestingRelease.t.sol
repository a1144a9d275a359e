// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {SsdxVesting} from "../src/SsdxVesting.sol";
import {VestingCurve} from "../src/VestingCurve.sol";
import {VestingBase} from "./VestingBase.sol";

contract VestingReleaseTest is VestingBase {
    function test_anyone_may_release_and_the_account_is_paid() external {
        _vest(ALICE, 100 ether);
        vm.warp(START + CLIFF + DURATION / 4);
        vm.expectEmit();
        emit SsdxVesting.TokensReleased(ALICE, 25 ether);
        vm.prank(BOB);
        vesting.releaseVestedTokens(ALICE);
        vm.assertEq(token.balanceOf(ALICE), 25 ether, "paid");
        vm.assertEq(_read(ALICE, 0).releasedAmount, 25 ether, "released");
        vm.assertEq(vesting.reserved(), 75 ether, "reserved");
    }

    function test_refuses_before_the_cliff_has_ended() external {
        _vest(ALICE, 100 ether);
        vm.warp(START + CLIFF - 1);
        vm.expectRevert("Cliff period has not ended");
        vesting.releaseVestedTokens(ALICE);
    }

    function test_has_nothing_at_the_end_of_the_cliff_and_something_a_second_later() external {
        _vest(ALICE, 100 ether);
        vm.warp(START + CLIFF);
        vm.expectRevert("No tokens to release");
        vesting.releaseVestedTokens(ALICE);
        vm.warp(START + CLIFF + 1);
        vesting.releaseVestedTokens(ALICE);
        vm.assertEq(token.balanceOf(ALICE), uint256(100 ether) / DURATION, "paid");
    }

    function test_refuses_an_account_without_a_schedule() external {
        vm.expectRevert("No tokens to release");
        vesting.releaseVestedTokens(ALICE);
    }

    function test_refuses_a_second_release_in_the_same_second() external {
        _vest(ALICE, 100 ether);
        vm.warp(START + CLIFF + 1 days);
        vesting.releaseVestedTokens(ALICE);
        vm.expectRevert("No tokens to release");
        vesting.releaseVestedTokens(ALICE);
    }

    function test_reverts_as_a_whole_when_one_schedule_past_its_cliff_has_nothing_new() external {
        _vest(ALICE, 100 ether);
        vesting.addVestByOwner(ALICE, 1, CLIFF, DURATION);
        vm.warp(START + CLIFF + 50 days);
        vm.expectRevert("No tokens to release");
        vesting.releaseVestedTokens(ALICE);
        vm.assertEq(token.balanceOf(ALICE), 0, "paid");
        vm.warp(START + CLIFF + DURATION);
        vesting.releaseVestedTokens(ALICE);
        vm.assertEq(token.balanceOf(ALICE), 100 ether + 1, "paid at the end");
    }

    function test_pays_the_running_schedules_beside_one_before_its_cliff_and_one_paid_out() external {
        vesting.addVestByOwner(ALICE, 10 ether, 0, 1 days);
        vm.warp(START + 1 days);
        vesting.releaseVestedTokens(ALICE);
        vesting.addVestByOwner(ALICE, 100 ether, 0, 100 days);
        vesting.addVestByOwner(ALICE, 50 ether, 90 days, 100 days);
        vm.warp(START + 11 days);
        vesting.releaseVestedTokens(ALICE);
        vm.assertEq(token.balanceOf(ALICE), 20 ether, "paid");
        vm.assertEq(vesting.getNumberOfVestingSchedules(ALICE), 3, "count");
    }

    function test_refuses_when_paid_out_ones_stand_beside_one_before_its_cliff() external {
        vesting.addVestByOwner(ALICE, 10 ether, 0, 1 days);
        _vest(ALICE, 10 ether);
        vm.warp(START + 1 days);
        vesting.releaseVestedTokens(ALICE);
        vm.expectRevert("Cliff period has not ended");
        vesting.releaseVestedTokens(ALICE);
    }

    function testFuzz_many_partial_releases_pay_to_the_wei_what_one_at_the_end_pays(
        uint256 amount,
        uint256[8] memory times
    ) external {
        amount = within(amount, DURATION, 400 ether);
        _vest(ALICE, amount);
        _vest(BOB, amount);
        uint256 time = START + CLIFF;
        for (uint256 i = 0; i < times.length; i++) {
            time = within(times[i], time + 1, START + CLIFF + DURATION - times.length + i);
            vm.warp(time);
            vesting.releaseVestedTokens(ALICE);
            uint256 vested = VestingCurve.vested(amount, START, CLIFF, DURATION, time);
            vm.assertEq(token.balanceOf(ALICE), vested, "paid so far");
        }
        vm.warp(START + CLIFF + DURATION);
        vesting.releaseVestedTokens(ALICE);
        vesting.releaseVestedTokens(BOB);
        vm.assertEq(token.balanceOf(ALICE), amount, "in parts");
        vm.assertEq(token.balanceOf(BOB), amount, "at once");
        vm.assertEq(vesting.reserved(), 0, "reserved");
    }
}
