/** The console from its sources with live reload, run as a child process: what `webpack serve` does, without its command line. */
import './process/exitWithParent'
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { webpackConfig } from '../webpack.config'

const config = webpackConfig('development')
await new WebpackDevServer(config.devServer, webpack(config)).start()
