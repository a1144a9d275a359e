// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {SsdxVesting} from "../src/SsdxVesting.sol";
import {VestingCurve} from "../src/VestingCurve.sol";
import {VestingBase} from "./VestingBase.sol";

contract VestingRevokeTest is VestingBase {
    function testFuzz_frees_exactly_the_unvested_part_and_keeps_the_vested_part_owed(
        uint256 amount,
        uint256 after_,
        uint256 releaseAfter
    ) external {
        amount = within(amount, DURATION, 1000 ether);
        after_ = within(after_, 2, DURATION - 1);
        releaseAfter = within(releaseAfter, 1, after_ - 1);
        _vest(ALICE, amount);
        vm.warp(START + CLIFF + releaseAfter);
        vesting.releaseVestedTokens(ALICE);
        vm.warp(START + CLIFF + after_);
        uint256 vested = VestingCurve.vested(amount, START, CLIFF, DURATION, block.timestamp);
        vm.expectEmit();
        emit SsdxVesting.VestingRevoked(ALICE);
        vm.assertEq(vesting.revoke(ALICE), amount - vested, "freed");
        vm.assertEq(vesting.unreserved(), 1000 ether - vested, "unreserved");
        vesting.releaseVestedTokens(ALICE);
        vm.assertEq(token.balanceOf(ALICE), vested, "paid");
        vm.warp(START + CLIFF + 2 * DURATION);
        vm.expectRevert("No tokens to release");
        vesting.releaseVestedTokens(ALICE);
        vm.assertEq(vesting.reserved(), 0, "reserved");
    }

    function test_revokes_only_once() external {
        _vest(ALICE, 100 ether);
        vm.warp(START + CLIFF + DURATION / 2);
        vesting.revoke(ALICE);
        vm.expectRevert("Nothing to revoke");
        vesting.revoke(ALICE);
        vm.assertEq(vesting.unreserved(), 950 ether, "unreserved");
    }

    function test_a_revoked_schedule_reads_as_one_that_has_ended() external {
        _vest(ALICE, 100 ether);
        vm.warp(START + CLIFF + DURATION / 2);
        vesting.revoke(ALICE);
        SsdxVesting.VestingSchedule memory schedule = _read(ALICE, 0);
        vm.assertEq(schedule.amount, 50 ether, "amount");
        vm.assertEq(schedule.startTime + schedule.cliffDuration + schedule.vestingDuration, block.timestamp, "end");
    }

    function test_a_schedule_that_had_ended_before_keeps_its_own_end() external {
        vesting.addVestByOwner(ALICE, 10 ether, 0, 5 days);
        _vest(ALICE, 100 ether);
        vm.warp(START + 20 days);
        vesting.revoke(ALICE);
        vm.assertEq(_read(ALICE, 0).amount, 10 ether, "amount");
        vm.assertEq(_read(ALICE, 0).vestingDuration, 5 days, "duration");
    }

    function test_removes_schedules_of_which_nothing_had_vested_and_keeps_the_others() external {
        vesting.addVestByOwner(ALICE, 10 ether, 20 days, 100 days);
        vesting.addVestByOwner(ALICE, 30 ether, 0, 10 days);
        vesting.addVestByOwner(ALICE, 20 ether, 30 days, 100 days);
        vesting.addVestByOwner(ALICE, 40 ether, 0, 20 days);
        vm.warp(START + 10 days);
        vm.assertEq(vesting.revoke(ALICE), 10 ether + 20 ether + 20 ether, "freed");
        vm.assertEq(vesting.getNumberOfVestingSchedules(ALICE), 2, "count");
        vesting.releaseVestedTokens(ALICE);
        vm.assertEq(token.balanceOf(ALICE), 50 ether, "paid");
    }

    function test_refuses_an_account_with_nothing_unvested() external {
        vm.expectRevert("Nothing to revoke");
        vesting.revoke(ALICE);
        _vest(ALICE, 1 ether);
        vm.warp(START + CLIFF + DURATION);
        vm.expectRevert("Nothing to revoke");
        vesting.revoke(ALICE);
    }

    function test_only_the_owner_revokes() external {
        _vest(ALICE, 1 ether);
        vm.prank(ALICE);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, ALICE));
        vesting.revoke(ALICE);
    }
}
