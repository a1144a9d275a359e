// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {StakingPlans} from "./StakingPlans.sol";

/// @title The stakes held now
/// @notice Keeps one stake per owner and plan, findable by both and by index, with the sum of the principal. Moves no
/// tokens. Amounts in wei, times in seconds.
library StakeBook {
    /// @param accruedReward settled up to `accruedUntil` and not paid
    struct Stake {
        address owner;
        uint8 plan;
        uint256 amount;
        uint256 startTime;
        uint256 accruedReward;
        uint256 accruedUntil;
    }

    /// @param position index in `stakes` plus one; zero means no stake
    struct Book {
        Stake[] stakes;
        mapping(address owner => mapping(uint8 plan => uint256)) position;
        uint256 totalAmount;
    }

    function add(Book storage book, address owner, uint8 plan, uint256 amount) internal {
        book.stakes.push(Stake(owner, plan, amount, block.timestamp, 0, block.timestamp));
        book.position[owner][plan] = book.stakes.length;
        book.totalAmount += amount;
    }

    /// @notice Settles what was earned so far; the larger amount earns from now on.
    function increase(Book storage book, Stake storage held, uint256 amount) internal {
        held.accruedReward = reward(held);
        held.accruedUntil = block.timestamp;
        held.amount += amount;
        book.totalAmount += amount;
    }

    /// @notice Notes that the whole reward was paid.
    function clearReward(Stake storage held) internal {
        held.accruedReward = 0;
        held.accruedUntil = _earnsUntil(held);
    }

    /// @notice Removes the stake; the last one takes its place.
    function remove(Book storage book, address owner, uint8 plan) internal {
        uint256 position = book.position[owner][plan];
        Stake storage removed = book.stakes[position - 1];
        Stake storage last = book.stakes[book.stakes.length - 1];
        book.totalAmount -= removed.amount;
        book.position[last.owner][last.plan] = position;
        book.stakes[position - 1] = last;
        book.stakes.pop();
        delete book.position[owner][plan];
    }

    function has(Book storage book, address owner, uint8 plan) internal view returns (bool) {
        return book.position[owner][plan] > 0;
    }

    /// @notice The stake of the owner in the plan; reverts when there is none.
    function find(Book storage book, address owner, uint8 plan) internal view returns (Stake storage) {
        require(has(book, owner, plan), "No stake");
        return book.stakes[book.position[owner][plan] - 1];
    }

    /// @notice Everything earned and not paid yet.
    function reward(Stake storage held) internal view returns (uint256) {
        uint256 time = _earnsUntil(held) - held.accruedUntil;
        return held.accruedReward + StakingPlans.reward(held.plan, held.amount, time);
    }

    function _earnsUntil(Stake storage held) private view returns (uint256) {
        return Math.min(block.timestamp, StakingPlans.end(held.plan, held.startTime));
    }
}
