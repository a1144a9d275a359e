// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {VestingCurve} from "../src/VestingCurve.sol";
import {Cheats} from "./Vm.sol";

contract VestingCurveTest is Cheats {
    struct Terms {
        uint256 amount;
        uint256 start;
        uint256 cliff;
        uint256 duration;
    }

    function testFuzz_nothing_has_vested_up_to_the_end_of_the_cliff(Terms memory terms) external pure {
        uint256 cliffEnd = _bound(terms);
        vm.assertEq(_vested(terms, terms.start), 0, "at the start");
        vm.assertEq(_vested(terms, cliffEnd - 1), 0, "a second before");
        vm.assertEq(_vested(terms, cliffEnd), 0, "at the end of the cliff");
    }

    function testFuzz_a_second_after_the_cliff_one_second_has_vested(Terms memory terms) external pure {
        uint256 cliffEnd = _bound(terms);
        vm.assertEq(_vested(terms, cliffEnd + 1), terms.amount / terms.duration, "a second after");
    }

    function testFuzz_everything_has_vested_exactly_at_the_end(Terms memory terms) external pure {
        uint256 end = _bound(terms);
        end += terms.duration;
        uint256 lastSecond = (terms.amount + terms.duration - 1) / terms.duration;
        vm.assertEq(_vested(terms, end - 1), terms.amount - lastSecond, "a second before");
        vm.assertEq(_vested(terms, end), terms.amount, "at the end");
        vm.assertEq(_vested(terms, end + 1), terms.amount, "a second after");
        vm.assertEq(_vested(terms, type(uint64).max), terms.amount, "long after");
    }

    function testFuzz_what_has_vested_never_shrinks_nor_exceeds_the_amount(
        Terms memory terms,
        uint256 time,
        uint256 later
    ) external pure {
        _bound(terms);
        time = within(time, 0, terms.start + terms.cliff + 2 * terms.duration);
        later = within(later, time, type(uint64).max);
        vm.assertLe(_vested(terms, time), _vested(terms, later), "monotone");
        vm.assertLe(_vested(terms, later), terms.amount, "at most the amount");
    }

    /// @dev Makes the terms such as the contract accepts, with a cliff of at least a second.
    function _bound(Terms memory terms) private pure returns (uint256 cliffEnd) {
        terms.amount = within(terms.amount, 1, 1_000_000_000 ether);
        terms.start = within(terms.start, 1, type(uint40).max);
        terms.duration = within(terms.duration, 2, 36_500 days);
        terms.cliff = within(terms.cliff, 1, terms.duration - 1);
        return terms.start + terms.cliff;
    }

    function _vested(Terms memory terms, uint256 time) private pure returns (uint256) {
        return VestingCurve.vested(terms.amount, terms.start, terms.cliff, terms.duration, time);
    }
}
