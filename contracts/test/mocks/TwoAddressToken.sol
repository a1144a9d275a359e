// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @dev A token that also moves by calls of its second address.
contract TwoAddressToken is ERC20 {
    SecondAddress public immutable second = new SecondAddress(this);

    constructor() ERC20("Two", "TWO") {
        _mint(msg.sender, 1_000_000 ether);
    }

    function moveFor(address from, address to, uint256 value) external {
        require(msg.sender == address(second));
        _transfer(from, to, value);
    }
}

contract SecondAddress {
    TwoAddressToken private immutable _token;

    constructor(TwoAddressToken token) {
        _token = token;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _token.moveFor(msg.sender, to, value);
        return true;
    }
}
