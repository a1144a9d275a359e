// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {SsdxStaking} from "../src/SsdxStaking.sol";
import {SsdxToken} from "../src/SsdxToken.sol";
import {StakingPlans} from "../src/StakingPlans.sol";
import {Cheats} from "./Vm.sol";

/// @dev Does at random what stakers and the owner may do, never what must revert, and keeps books of its own.
contract StakingHandler is Cheats {
    struct Book {
        uint256 principal;
        uint256 startTime;
        uint256 rewardPaid;
    }

    address[3] public people = [ALICE, BOB, address(0xCA401)];
    mapping(address person => mapping(uint8 plan => Book)) public books;
    uint256 public funded;
    uint256 public rewardsPaid;
    uint256 public principal;
    uint256 public stakes;

    SsdxToken public token = new SsdxToken();
    SsdxStaking public staking = new SsdxStaking(token);

    constructor() {
        token.approve(address(staking), type(uint256).max);
        for (uint256 i = 0; i < people.length; i++) {
            token.transfer(people[i], 100_000_000 ether);
            vm.prank(people[i]);
            token.approve(address(staking), type(uint256).max);
        }
    }

    /// @dev Stakes, or adds where there is a stake that still earns.
    function deposit(uint256 who, uint8 plan, uint256 amount) external {
        address person = people[who % people.length];
        plan %= StakingPlans.COUNT;
        amount = within(amount, 1, 1_000_000 ether);
        Book storage book = books[person][plan];
        bool adds = book.principal > 0;
        if (token.balanceOf(person) < amount) return;
        if (adds && block.timestamp >= StakingPlans.end(plan, book.startTime)) return;
        vm.prank(person);
        if (adds) {
            staking.addToStake(amount, plan);
        } else {
            staking.stake(amount, plan);
            book.startTime = block.timestamp;
            stakes++;
        }
        book.principal += amount;
        principal += amount;
    }

    function unstake(uint256 which) external {
        if (stakes == 0) return;
        SsdxStaking.StakingDetails memory held = _read(which);
        if (!_canBePaid(held)) return;
        uint256 before = token.balanceOf(held.owner);
        vm.prank(held.owner);
        staking.unstake(held.plan);
        uint256 paid = token.balanceOf(held.owner) - before;
        vm.assertEq(paid, books[held.owner][held.plan].principal + held.reward, "unstake pays principal and reward");
        rewardsPaid += held.reward;
        _close(books[held.owner][held.plan]);
    }

    function claim(uint256 which) external {
        if (stakes == 0) return;
        SsdxStaking.StakingDetails memory held = _read(which);
        if (!_canBePaid(held) || held.reward == 0) return;
        uint256 before = token.balanceOf(held.owner);
        vm.prank(held.owner);
        staking.userClaimReward(held.plan);
        vm.assertEq(token.balanceOf(held.owner) - before, held.reward, "a claim pays the reward");
        books[held.owner][held.plan].rewardPaid += held.reward;
        rewardsPaid += held.reward;
    }

    /// @dev Seldom, so that most stakes live long enough to earn.
    function emergencyWithdraw(uint256 which) external {
        if (stakes == 0 || which % 4 > 0) return;
        SsdxStaking.StakingDetails memory held = _read(which / 4);
        uint256 before = token.balanceOf(held.owner);
        vm.prank(held.owner);
        staking.emergencyWithdraw(held.plan);
        uint256 paid = token.balanceOf(held.owner) - before;
        vm.assertEq(paid, books[held.owner][held.plan].principal, "an emergency withdrawal pays the principal");
        _close(books[held.owner][held.plan]);
    }

    function fundRewards(uint256 amount) external {
        amount = within(amount, 1, 100_000 ether);
        if (token.balanceOf(address(this)) < amount) return;
        staking.fundRewards(amount);
        funded += amount;
    }

    function wait(uint256 time) external {
        vm.warp(block.timestamp + within(time, 1, 90 days));
    }

    function _read(uint256 which) private view returns (SsdxStaking.StakingDetails memory) {
        uint256 index = which % stakes;
        return staking.getStakingDetailsPage(index, index)[0];
    }

    function _canBePaid(SsdxStaking.StakingDetails memory held) private view returns (bool) {
        bool timeOver = block.timestamp >= held.startTime + StakingPlans.minimumTime(held.plan);
        return timeOver && held.reward <= staking.rewardFund();
    }

    function _close(Book storage book) private {
        principal -= book.principal;
        stakes--;
        book.principal = 0;
        book.startTime = 0;
        book.rewardPaid = 0;
    }
}
