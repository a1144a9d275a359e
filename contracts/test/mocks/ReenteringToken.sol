// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @dev Calls back once, in the middle of the next transfer, and passes on how that call failed.
contract ReenteringToken is ERC20 {
    address private _callee;
    bytes private _call;

    constructor() ERC20("Reentering", "RE") {
        _mint(msg.sender, 1_000_000 ether);
    }

    function callBack(address callee, bytes calldata call) external {
        _callee = callee;
        _call = call;
    }

    function _update(address from, address to, uint256 value) internal override {
        super._update(from, to, value);
        if (_callee == address(0)) return;
        address callee = _callee;
        _callee = address(0);
        (bool done, bytes memory reason) = callee.call(_call);
        if (done) return;
        assembly {
            revert(add(reason, 32), mload(reason))
        }
    }
}
