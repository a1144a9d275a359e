// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// @dev The few cheat codes of forge that these tests use.
interface Vm {
    function warp(uint256 time) external;
    function prank(address sender) external;
    function startPrank(address sender) external;
    function stopPrank() external;
    function expectRevert(bytes calldata reason) external;
    function expectRevert(bytes4 selector) external;
    function expectEmit() external;
    function assertEq(uint256 actual, uint256 expected, string calldata what) external pure;
    function assertEq(address actual, address expected, string calldata what) external pure;
    function assertEq(string calldata actual, string calldata expected, string calldata what) external pure;
    function assertEq(bool actual, bool expected, string calldata what) external pure;
    function assertLe(uint256 low, uint256 high, string calldata what) external pure;
}

/// @dev What every test and handler starts from: the cheat codes and people.
abstract contract Cheats {
    Vm internal constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));
    address internal constant ALICE = address(0xA11CE);
    address internal constant BOB = address(0xB0B);

    /// @dev Folds any number into `low` to `high`, both included.
    function within(uint256 any, uint256 low, uint256 high) internal pure returns (uint256) {
        uint256 size = high - low;
        return size == type(uint256).max ? any : low + (any % (size + 1));
    }
}

/// @dev What an invariant test tells forge to call: everything this handler does, and nothing else.
abstract contract Target {
    address private _handler;

    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = _handler;
    }

    function target(address handler) internal {
        _handler = handler;
    }
}
