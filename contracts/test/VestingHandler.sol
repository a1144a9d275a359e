// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {SsdxToken} from "../src/SsdxToken.sol";
import {SsdxVesting} from "../src/SsdxVesting.sol";
import {VestingCurve} from "../src/VestingCurve.sol";
import {Cheats} from "./Vm.sol";

/// @dev Does at random what the owner and beneficiaries may do, and keeps books of its own.
contract VestingHandler is Cheats {
    address[3] public people = [ALICE, BOB, address(0xCA401)];
    mapping(address account => uint256) public schedules;
    mapping(address account => uint256) public owed;
    uint256 public paidIn;
    uint256 public withdrawn;

    SsdxToken public token = new SsdxToken();
    SsdxVesting public vesting = new SsdxVesting(token);

    constructor() {
        token.approve(address(vesting), type(uint256).max);
    }

    function topUp(uint256 amount) external {
        amount = within(amount, 1, 1000 ether);
        if (token.balanceOf(address(this)) < amount) return;
        token.transfer(address(vesting), amount);
        paidIn += amount;
    }

    function addVestByOwner(uint256 who, uint256 amount, uint256 cliff, uint256 duration) external {
        address account = people[who % people.length];
        if (vesting.unreserved() == 0 || schedules[account] == vesting.MAX_SCHEDULES()) return;
        amount = within(amount, 1, vesting.unreserved());
        duration = within(duration, 1, 300 days);
        vesting.addVestByOwner(account, amount, within(cliff, 0, duration - 1), duration);
        schedules[account]++;
        owed[account] += amount;
    }

    function addVestingSchedule(uint256 who, uint256 amount, uint256 cliff, uint256 duration) external {
        address account = people[who % people.length];
        amount = within(amount, 1, 1000 ether);
        if (token.balanceOf(address(this)) < amount || schedules[account] == vesting.MAX_SCHEDULES()) return;
        duration = within(duration, 1, 300 days);
        vesting.addVestingSchedule(account, amount, within(cliff, 0, duration - 1), duration);
        schedules[account]++;
        owed[account] += amount;
        paidIn += amount;
    }

    function release(uint256 who) external {
        address account = people[who % people.length];
        SsdxVesting.VestingSchedule[] memory read = vesting.getVestingDetails(account);
        uint256 claimable = 0;
        for (uint256 i = 0; i < read.length; i++) {
            if (read[i].releasedAmount == read[i].amount) continue;
            uint256 fresh = vestedNow(read[i]) - read[i].releasedAmount;
            if (fresh == 0 && block.timestamp >= read[i].startTime + read[i].cliffDuration) return;
            claimable += fresh;
        }
        if (claimable == 0) return;
        uint256 before = token.balanceOf(account);
        vesting.releaseVestedTokens(account);
        vm.assertEq(token.balanceOf(account) - before, claimable, "a release pays what is claimable");
        owed[account] -= claimable;
    }

    function revoke(uint256 who) external {
        address account = people[who % people.length];
        SsdxVesting.VestingSchedule[] memory read = vesting.getVestingDetails(account);
        uint256 unvested = 0;
        uint256 left = 0;
        for (uint256 i = 0; i < read.length; i++) {
            uint256 vested = vestedNow(read[i]);
            unvested += read[i].amount - vested;
            if (vested > 0) left++;
        }
        if (unvested == 0) return;
        uint256 before = vesting.unreserved();
        vm.assertEq(vesting.revoke(account), unvested, "a revocation answers the unvested part");
        vm.assertEq(vesting.unreserved() - before, unvested, "a revocation frees the unvested part");
        schedules[account] = left;
        owed[account] -= unvested;
        vm.expectRevert("Nothing to revoke");
        vesting.revoke(account);
    }

    function withdraw() external {
        uint256 amount = vesting.unreserved();
        if (amount == 0) return;
        vesting.withdraw();
        withdrawn += amount;
    }

    function withdrawToken(uint256 amount) external {
        if (vesting.unreserved() == 0) return;
        amount = within(amount, 1, vesting.unreserved());
        vesting.withdrawToken(address(token), amount);
        withdrawn += amount;
    }

    /// @dev What is owed can be neither taken nor promised again.
    function overreach(uint256 amount) external {
        amount = within(amount, vesting.unreserved() + 1, type(uint256).max);
        vm.expectRevert("Owner does not have enough balance");
        vesting.withdrawToken(address(token), amount);
        vm.expectRevert("Owner does not have enough balance");
        vesting.addVestByOwner(ALICE, amount, 0, 1);
    }

    function wait(uint256 time) external {
        vm.warp(block.timestamp + within(time, 1, 30 days));
    }

    function vestedNow(SsdxVesting.VestingSchedule memory read) public view returns (uint256) {
        return
            VestingCurve.vested(read.amount, read.startTime, read.cliffDuration, read.vestingDuration, block.timestamp);
    }
}
