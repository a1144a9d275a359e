// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @dev Keeps a share of every transfer, in percent; at 100 nothing arrives.
contract FeeToken is ERC20 {
    uint256 private immutable _percent;

    constructor(uint256 percent) ERC20("Fee", "FEE") {
        _percent = percent;
        _mint(msg.sender, 1_000_000 ether);
    }

    function _update(address from, address to, uint256 value) internal override {
        uint256 fee = from == address(0) || to == address(0) ? 0 : (value * _percent) / 100;
        super._update(from, to, value - fee);
        if (fee > 0) super._update(from, address(0), fee);
    }
}
